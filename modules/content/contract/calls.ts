import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const CONTENT_CALLS: CallTexts = {
  'GET /banner': tell('Lists the banners of the home page.'),
  'GET /popup-ads-banner': tell('Lists the banners of the popup; the first of them is shown.'),
  'GET /banner_Text': tell('Lists the texts of the scrolling line; the first of them is shown.'),
  'GET /contact': tell('Lists the ways to reach the platform.'),
  'GET /legal-pages/:key': tell('Answers a page of the law: terms, privacy or responsible play.'),
  'GET /videoads': tell('Lists the videos of the home page.'),
}
