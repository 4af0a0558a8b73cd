const en = {
  transaction_id: 'Full transaction ID (optional)',
  receipt: 'Receipt image (optional)',
  receipt_hint: 'A screenshot of the transfer helps us confirm it faster.',
  choose_picture: 'Choose an image',
  reading_picture: 'Processing image',
  remove_picture: 'Remove the image',
  picture_of_receipt: 'Selected receipt',
  picture_heic: 'This is a HEIC photo. Take a screenshot of it, and choose the screenshot.',
  picture_unreadable: 'Choose a JPEG, PNG or WebP image.',
  change_picture: 'Change',
}

export default en
