/** §7: /banner, /popup-ads-banner, /banner_Text, /promotion, /contact and /videoads, as anybody reads them. */
import { at, type Is, isFilled, isId, isList, isObject, isOk, isText, type Shape } from '../fields.ts'
import { brief, type Run } from '../run.ts'
import { checkList, checkPictures, checkRows } from './lists.ts'

const LISTS: { path: string; row: Shape; picture?: string }[] = [
  { path: '/banner', row: { img_url: isFilled }, picture: 'img_url' },
  { path: '/popup-ads-banner', row: { img_url: isFilled, text: isText }, picture: 'img_url' },
  { path: '/banner_Text', row: { text: isFilled } },
  { path: '/promotion', row: { title: isFilled, img_url: isFilled, description: isFilled }, picture: 'img_url' },
  { path: '/contact', row: { name: isFilled, image: isFilled }, picture: 'image' },
]
const VIDEO: Shape = { id: isId, video_url: isFilled }

export async function walkContent(run: Run): Promise<void> {
  for (const { path, row, picture } of LISTS) {
    const rows = await checkList(run, { path, row })
    if (path === '/contact') checkLinks(run, rows)
    if (picture !== undefined) {
      await checkPictures(
        run,
        `GET ${path}`,
        rows.map((one) => at(one, picture)),
      )
    }
  }
  await walkVideos(run)
}

const leads: Is = (contact) => isFilled(at(contact, 'value')) || isFilled(at(contact, 'link'))

function checkLinks({ claims }: Run, contacts: unknown[]): void {
  const claim = 'each entry has its link in value or link'
  if (contacts.length === 0) return claims.skip('GET /contact', claim, 'the list is empty')
  const without = contacts.find((contact) => !leads(contact))
  claims.check('GET /contact', claim, without === undefined, without ?? contacts[0])
}

/** The list stands at the site's root as it is, and below the API in `data` as every list does. */
async function walkVideos(run: Run): Promise<void> {
  const { client, claims } = run
  const call = 'GET /videoads (site root)'
  const answer = await client.fetchUrl(`${client.host}/videoads`)
  const { body } = answer
  claims.check(call, 'is the array itself', isOk(answer.status) && isList(body), brief(answer))
  const videos = isList(body) ? body : []
  checkRows(run, { call, row: VIDEO }, videos)
  await checkFilm(run, { call, claim: 'a film answers at the API base and video_url', base: client.api }, videos)
  await checkFilm(run, { call, claim: 'a film answers at the host and video_url', base: client.host }, videos)

  const again = await checkList(run, { path: '/videoads', name: '/api/videoads', row: VIDEO })
  const same = JSON.stringify(again.map(urlOf)) === JSON.stringify(videos.map(urlOf))
  claims.check('GET /api/videoads', 'lists the same films', same, again[0])
}

const urlOf = (video: unknown) => at(video, 'video_url')

interface ClaimPlace {
  call: string
  claim: string
  base: string
}

async function checkFilm({ client, claims }: Run, { call, claim, base }: ClaimPlace, videos: unknown[]): Promise<void> {
  const video = videos.find(isObject)
  const path = urlOf(video)
  if (!isFilled(path)) return claims.skip(call, claim, 'no film is listed')
  const url = `${base}${String(path).startsWith('/') ? '' : '/'}${String(path)}`
  const { status, type } = await client.fetchUrl(url)
  claims.check(call, claim, isOk(status) && type.startsWith('video/'), `${status} ${type} ${url}`)
}
