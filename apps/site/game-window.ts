import { HTML_LANG, type Language, NIGHT_MEDIA, type Theme } from '#platform/contract/language.ts'
import { appTexts } from './texts.ts'

const STYLE = `html{height:100%;background:#06312a;color:#fbf8ec;font:500 16px/1.6 system-ui,sans-serif}
body{display:grid;place-items:center;height:100%;margin:0;text-align:center}p{padding:24px;max-width:30ch}
i{width:44px;height:44px;border:4px solid rgb(240 203 107/.3);border-top-color:#f0cb6b;border-radius:50%;animation:t .8s linear infinite}
@keyframes t{to{transform:rotate(1turn)}}`

/** The lacquer of the night, until the game has its own ground. */
const NIGHT = ':root{color-scheme:dark}html{background:#03130f;color:#f6f4e8}'

/**
 * Takes one document from the page that opened this window, lets go of that page, and becomes the document. The platform
 * serves the window in a sandbox without an origin, so what is written here finds no token, no cookie and no opener.
 */
const SCRIPT = `var lobby=window.opener
if(!lobby){document.querySelector('i').hidden=true;document.querySelector('p').hidden=false}
else{addEventListener('message',function(e){
if(e.source!==lobby||e.origin!==location.origin||typeof e.data.content!=='string')return
window.opener=null
document.open();document.write(e.data.content);document.close()})
lobby.postMessage('ready',location.origin)}`

/** The empty page for a provider's document. */
export async function renderGameWindow(language: Language, brand_name: string, theme: Theme): Promise<string> {
  await appTexts.load(language)
  const title = brand_name.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return [
    `<!doctype html><html lang="${HTML_LANG[language]}" translate="no"><head><meta charset="utf-8">`,
    '<meta name="google" content="notranslate">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${title}</title><style>${STYLE}[hidden]{display:none}</style>`,
    `<style data-night media="${NIGHT_MEDIA[theme]}">${NIGHT}</style></head><body>`,
    `<i></i><p hidden>${appTexts.peek(language)?.document.game_window_lost ?? ''}</p><script>${SCRIPT}</script></body></html>`,
  ].join('')
}
