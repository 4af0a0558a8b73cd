export default {
  renewed: 'The site has been renewed. The new version loads when you go to another page.',
}
