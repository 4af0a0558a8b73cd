import { readFile } from 'node:fs/promises'
import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { cleanedPicture, foreignFragments, foreignMp4, SECRET } from '#tests/support/partners/foreign-video.ts'
import { readBoxes } from './boxes.ts'
import { readMp4 } from './read-mp4.ts'
import { type RebuiltVideo, rebuildVideo } from './rebuild-video.ts'

const WEBM = await readFile(new URL('../../../../tools/art/videos/lantern.webm', import.meta.url))

const rebuild = (file: Buffer) => rebuildVideo(file.toString('base64'))

function rebuilt(file: Buffer): RebuiltVideo {
  const answer = rebuild(file)
  if ('fault' in answer) throw new Error(answer.fault)
  return answer
}

describe('a film of a phone', () => {
  test('keeps its pictures and its turn, and loses sound, place and every note', () => {
    const film = rebuilt(foreignMp4())

    expect(film).toMatchObject({ kind: 'mp4', width: 64, height: 96 })
    expect(readBoxes(film.bytes).map(({ name }) => name)).toEqual(['ftyp', 'moov', 'mdat'])
    const pictures = Array.from({ length: 20 }, (_, index) => cleanedPicture(index))
    expect(readBoxes(film.bytes)[2]?.content.equals(Buffer.concat(pictures))).toBe(true)
    for (const word of [SECRET, 'sound', 'udta', 'soun']) expect(film.bytes.includes(word)).toBe(false)
  })

  test('shows its pictures when it did, in their order', () => {
    const film = readMp4(rebuilt(foreignMp4()).bytes)

    expect(film).toMatchObject({ turned: 90, width: 96, height: 64, ticks_per_second: 600, length: 1_200 })
    expect(film.frames.slice(0, 4).map(({ at, shown_at }) => [at, shown_at])).toEqual([
      [0, 0],
      [60, 120],
      [120, 120],
      [180, 240],
    ])
    expect(film.frames.filter(({ is_key }) => is_key)).toHaveLength(1)
  })

  test('is the same film when a recorder wrote it in fragments', () => {
    const film = rebuilt(foreignFragments())

    expect(film).toMatchObject({ kind: 'mp4', width: 64, height: 96 })
    const pictures = Array.from({ length: 20 }, (_, index) => cleanedPicture(index))
    expect(readBoxes(film.bytes)[2]?.content.equals(Buffer.concat(pictures))).toBe(true)
    expect(readMp4(film.bytes)).toMatchObject({ turned: 90, ticks_per_second: 600, length: 1_200 })
    expect(rebuild(foreignFragments({ pictures: 301 }))).toEqual({ fault: 'video_length' })
    for (const sizes of [(all: number[]) => all.map(() => 400), (all: number[]) => [...all.slice(1), 4_000]]) {
      expect(rebuild(foreignFragments({ sizes }))).toEqual({ fault: 'video_unreadable' })
    }
  })

  test.each([
    ['not turned by a quarter', { matrix: [0x8000, 0x8000, 0, 0x1_0000] }],
    ['cut by an editing list, whose beginning would come back', { cut_s: 1 }],
    ['in another code', { codec: 'hvc1' }],
    ['of pictures that all take the same bytes', { repeated: 290 }],
    ['of pictures that reach into each other', { sizes: (sizes: number[]) => sizes.map(() => 400) }],
    ['of pictures behind the end of the file', { sizes: (sizes: number[]) => [...sizes.slice(1), 4_000] }],
  ])('%s is refused', (_what, wanted) => {
    expect(rebuild(foreignMp4(wanted))).toEqual({ fault: 'video_unreadable' })
  })

  test('has 1 to 30 seconds and 64 to 1,920 points, as its pictures say', () => {
    expect(rebuild(foreignMp4({ pictures: 9 }))).toEqual({ fault: 'video_length' })
    expect(rebuild(foreignMp4({ pictures: 301 }))).toEqual({ fault: 'video_length' })
    expect(rebuild(foreignMp4({ width: 1_936 }))).toEqual({ fault: 'video_size' })
    expect(rebuild(foreignMp4({ height: 48 }))).toEqual({ fault: 'video_size' })
    expect(rebuilt(foreignMp4({ width: 540, height: 960, matrix: [0x1_0000, 0, 0, 0x1_0000] }))).toMatchObject({
      width: 540,
      height: 960,
    })
  })
})

test('a WebM keeps its pictures, and comes out the same the next time', () => {
  const film = rebuilt(WEBM)

  expect(film).toMatchObject({ kind: 'webm', width: 540, height: 960 })
  expect(film.bytes.length).toBeLessThanOrEqual(WEBM.length)
  expect(rebuilt(film.bytes).bytes.equals(film.bytes)).toBe(true)
  const phone = rebuilt(foreignMp4())
  expect(rebuilt(phone.bytes).bytes.equals(phone.bytes)).toBe(true)
})

test.each([
  ['nothing', Buffer.of()],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page that begins as a video', Buffer.from('\0\0\0\u0018ftypmp42<script>alert(1)</script>')],
  ['half a video', WEBM.subarray(0, WEBM.length / 2)],
  ['a video with a second file behind it', Buffer.concat([WEBM, Buffer.from('PK\u0003\u0004 a second file')])],
  ['half a film of a phone', foreignMp4().subarray(0, 900)],
  ['more than is taken', Buffer.alloc(2 * 1_048_576 + 1)],
])('%s is no video', (_what, file) => {
  expect(rebuild(file)).toEqual({ fault: 'video_unreadable' })
})

test.each([undefined, null, 7, '', 'no base64!', 'AAAA AAAA'])('%s is no file', (sent) => {
  expect(rebuildVideo(sent)).toEqual({ fault: 'video_unreadable' })
})

test.each([
  ['of a phone', foreignMp4()],
  ['of a recorder', foreignFragments()],
  ['of a browser', WEBM],
])('a video %s with bytes that were changed is refused or made whole, and never more than it was', (_what, file) => {
  const at = integer({ min: 0, max: Math.min(file.length, 4_000) - 1 })
  const change = record({ at, byte: integer({ min: 0, max: 255 }) })
  assert(
    property(array(change, { minLength: 1, maxLength: 6 }), (changes) => {
      const changed = Buffer.from(file)
      for (const { at: place, byte } of changes) changed[place] = byte

      const answer = rebuild(changed)

      if ('fault' in answer) return
      expect(answer.bytes.length).toBeLessThan(file.length + 4_096)
      expect(rebuilt(answer.bytes).bytes.equals(answer.bytes)).toBe(true)
    }),
    { numRuns: inject('is_deep') ? 2_000 : 60 },
  )
})
