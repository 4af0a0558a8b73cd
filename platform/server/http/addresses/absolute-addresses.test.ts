import { describe, expect, test } from 'vitest'
import { precompress } from '../answers/precompressed.ts'
import { precompressedWithAbsoluteAddresses, withAbsoluteAddresses } from './absolute-addresses.ts'

const NAME = 'AbCdEfGhIjKlMnOpQrStUv.webp'
const SITE = 'https://thazin.example'

describe('an answer for a page of another host', () => {
  test('has whole addresses where it had paths of pictures and links', () => {
    const answer = { image: `/pictures/${NAME}`, link: '/', url: '/api/list?page=2', list: [`/pictures/${NAME}`] }

    expect(JSON.parse(withAbsoluteAddresses(JSON.stringify(answer), SITE))).toEqual({
      image: `${SITE}/pictures/${NAME}`,
      link: `${SITE}/`,
      url: `${SITE}/api/list?page=2`,
      list: [`${SITE}/pictures/${NAME}`],
    })
  })

  test.each([
    { link: 'https://other.example/' },
    { link: '//other.example' },
    { url: null },
    { video_url: '/videos/AbCdEfGhIjKlMnOpQrStUv.webm' },
    { text: `"/pictures/${NAME}"` },
    { text: '"link":"/promotion"' },
    { text: '\\"link":"/' },
    { text: '/pictures/short.webp' },
    { text: '$& /promotion' },
  ])('is otherwise the same: %j', (answer) => {
    const json = JSON.stringify(answer)

    expect(withAbsoluteAddresses(json, SITE)).toBe(json)
  })

  test('is packed once, beside the one that is kept; for a further address each time', async () => {
    const precompressed = await precompress(Buffer.from(JSON.stringify({ img: `/pictures/${NAME}` })))
    const form = (site: string) => precompressedWithAbsoluteAddresses(precompressed, site)

    const [first, again] = [await form(SITE), await form(SITE)]
    const [other, other_again] = [await form('http://127.0.0.1:3000'), await form('http://127.0.0.1:3000')]

    expect(again).toBe(first)
    expect(other_again).not.toBe(other)
    expect(String(other.identity)).toContain('http://127.0.0.1:3000/pictures/')
    expect(await form(SITE)).toBe(first)
  })

  test('without anything of that kind is the very same', async () => {
    const precompressed = await precompress(Buffer.from('{"data":[]}'))

    expect(await precompressedWithAbsoluteAddresses(precompressed, SITE)).toBe(precompressed)
  })
})
