const en = {
  transaction_id: 'Whole transaction id (optional)',
  receipt: 'Picture of the receipt (optional)',
  receipt_hint: 'A screenshot of the transfer helps us to find your money sooner.',
  choose_picture: 'Choose a picture',
  reading_picture: 'Reading the picture',
  remove_picture: 'Remove the picture',
  picture_of_receipt: 'The receipt that you chose',
  picture_unreadable: 'Choose a JPEG, PNG or WebP picture.',
  change_picture: 'Change',
}

export default en
