const en = {
  new: 'New',
  free: 'Free',
  shan: 'Shan Koe Mee',
}

export default en
