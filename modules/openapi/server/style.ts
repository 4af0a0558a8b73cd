/** Of the page that shows the API: readable from 360 pixels on, in light and in dark. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#faf8f5;--card:#fff;--text:#26211c;--soft:#6b6258;--line:#ddd5ca;--link:#8a3b12;--get:#1d5f8a;--post:#7a4a00;--code:#f1ece4}
@media(prefers-color-scheme:dark){:root{--bg:#171411;--card:#211d19;--text:#ede6dd;--soft:#b3a899;--line:#3b342d;--link:#f0a878;--get:#86c5ee;--post:#e8b765;--code:#2c2620}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:16px}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{padding:24px 16px 8px;max-width:1240px;margin:0 auto}
h1{font-size:26px;line-height:1.25;margin:0 0 4px}
h2{font-size:21px;margin:40px 0 4px}
h4{font-size:14px;margin:20px 0 6px;color:var(--soft);font-weight:600}
p{margin:0 0 8px;overflow-wrap:anywhere}
a{color:var(--link);text-underline-offset:2px}
a:focus-visible,summary:focus-visible,pre:focus-visible{outline:2px solid var(--link);outline-offset:2px}
code,pre{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
code{background:var(--code);border-radius:4px;padding:1px 4px;overflow-wrap:anywhere}
.columns{max-width:1240px;margin:0 auto;padding:0 16px 64px}
nav ul{list-style:none;margin:0 0 16px;padding:0;display:flex;flex-wrap:wrap;gap:4px 14px}
nav a{display:inline-block;padding:6px 0}
main>section{scroll-margin-top:8px}
main>p{max-width:75ch}
.call{background:var(--card);border:1px solid var(--line);border-radius:8px;margin:8px 0}
.call>summary{cursor:pointer;padding:12px;list-style-position:outside;display:grid;grid-template-columns:auto 1fr;gap:2px 8px;align-items:baseline}
.call>summary>code{background:none;padding:0;font-size:14px}
.call>summary>span{grid-column:1/-1;color:var(--soft);font-size:15px}
.call>summary::-webkit-details-marker{display:none}
.call[open]>summary{border-bottom:1px solid var(--line)}
.call>div{padding:12px}
b.get,b.post{font:700 12px/1 ui-monospace,Menlo,monospace;letter-spacing:.04em;color:var(--get);min-width:38px}
b.post{color:var(--post)}
.fields{list-style:none;margin:4px 0;padding:0}
.fields li{padding:6px 0 6px 12px;border-left:2px solid var(--line)}
.fields li+li{border-top:1px solid transparent}
.fields p{margin:2px 0 0;color:var(--soft);font-size:15px}
.fields .fields{margin-top:6px}
.type{color:var(--soft);font-size:14px;overflow-wrap:anywhere}
.pattern{font-size:12px}
em{font-style:normal;font-size:13px;color:var(--soft);border:1px solid var(--line);border-radius:10px;padding:0 8px;white-space:nowrap}
.example{margin:8px 0}
.example>summary{cursor:pointer;color:var(--link);padding:6px 0;font-size:14px}
pre{background:var(--code);border-radius:6px;padding:12px;margin:4px 0;overflow:auto;max-height:60vh}
dl{margin:0;display:grid;grid-template-columns:max-content minmax(0,1fr);gap:6px 12px}
dt{font-weight:600;font-variant-numeric:tabular-nums}
dd{margin:0;font-size:15px}
dd p{margin:0 0 4px}
@media(min-width:1000px){
.columns{display:grid;grid-template-columns:200px minmax(0,1fr);gap:40px;align-items:start}
nav{position:sticky;top:16px;max-height:calc(100vh - 32px);overflow:auto}
nav ul{display:block}
nav a{padding:4px 0}
.call>summary{grid-template-columns:auto auto 1fr}
.call>summary>span{grid-column:auto;text-align:right}
}
`
