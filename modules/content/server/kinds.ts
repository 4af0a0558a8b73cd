import { LEGAL_PAGE_LENGTH_MAX } from '#content/contract/rules.ts'
import { choice, inLanguages, type Kind, link, SCHEDULE, text } from '#editing/server/index.ts'
import { videoFile } from './video-file.ts'

const BANNER_PICTURES = {
  kept: 'languages',
  table: 'content.banner_picture',
  owner: 'banner_id',
  width: 1080,
  width_small: 540,
} as const

const banners = (key: string, label: string, kind: 'carousel' | 'popup'): Kind => ({
  key,
  label,
  noun: 'banner',
  table: 'content.banner',
  fixed: { kind },
  fields: [...inLanguages('text', 'Text', 'text', 300), link('link', 'Leads to', false), ...SCHEDULE],
  pictures: BANNER_PICTURES,
})

const PAGE_STATUS = { draft: 'Draft: no lawyer has read it', reviewed: 'A lawyer has read it' }

/** The kinds of content that the operator puts on the first page and beside it. */
export const contentKinds: readonly Kind[] = [
  banners('banners', 'Banners', 'carousel'),
  banners('popups', 'Popup', 'popup'),
  {
    key: 'lines',
    label: 'Scrolling line',
    noun: 'line',
    table: 'content.banner_text',
    fields: [...inLanguages('text', 'Text', 'long_text', 1000), ...SCHEDULE],
    pictures: { kept: 'none' },
  },
  {
    key: 'contacts',
    label: 'Contacts',
    noun: 'channel',
    table: 'content.channel',
    fields: [
      text('name', 'Name', 40),
      text('text', 'Number or name to read', 80),
      link('link', 'Leads to', true),
      ...SCHEDULE,
    ],
    pictures: { kept: 'one', column: 'picture', width: 132 },
  },
  {
    key: 'videos',
    label: 'Videos',
    noun: 'video',
    table: 'content.video',
    fields: SCHEDULE,
    pictures: { kept: 'one', column: 'poster', width: 540 },
    file: videoFile,
  },
  {
    key: 'pages',
    label: 'Terms and privacy',
    noun: 'page',
    table: 'content.page',
    fields: [
      // No page is without one.
      { ...choice('status', 'Status', PAGE_STATUS), is_required: true },
      ...inLanguages('title', 'Title', 'text', 80),
      ...inLanguages('text', 'Text', 'long_text', LEGAL_PAGE_LENGTH_MAX),
    ],
    pictures: { kept: 'none' },
    has_fixed_items: true,
  },
]
