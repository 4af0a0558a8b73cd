export default {
  renewed: 'The site has been updated. The new version loads when you go to another page.',
}
