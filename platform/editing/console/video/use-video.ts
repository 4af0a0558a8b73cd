import { useState } from 'react'
import { VIDEO_BYTES_MAX } from '#content/contract/rules.ts'
import type { EditingItem, EditingKind } from '#editing/contract/staff.ts'
import { Refusal } from '#platform/console/call/api.ts'
import { readFile } from '#platform/console/form/read-picture.ts'
import { sayDone, sayFailure, sayWrong } from '#platform/console/say.ts'
import { changeFile, changePicture, createFromFile } from '../queries.ts'
import { texts } from '../texts.ts'
import { drawPoster } from './draw-poster.ts'
import { shrinkVideo } from './shrink-video.ts'

/** Types of files that the platform may take without a change; the server judges by their bytes. */
const TAKEN = ['video/mp4', 'video/webm']

/** Sends a video, and a poster of its beginning along: for a new item, or in the place of an item's own. */
export function useVideo(kind: EditingKind, item: EditingItem | null, onDone: (item: EditingItem) => void) {
  /** The step that is under way, in words. */
  const [busy, setBusy] = useState<string | null>(null)

  const fitting = async (file: File): Promise<Blob | null> => {
    if (file.size <= VIDEO_BYTES_MAX && TAKEN.includes(file.type)) return file
    setBusy(texts.shrinking(0))
    return shrinkVideo(file, (share) => setBusy(texts.shrinking(Math.round(share * 100))))
  }
  const sendAs = async (video: Blob) => {
    setBusy(texts.uploading)
    const bytes = await readFile(video, VIDEO_BYTES_MAX)
    if (bytes === null || bytes === 'too_large') return sayWrong(texts.videoTooLarge)
    const sent = item ? await changeFile(kind.key, item.id, bytes) : await createFromFile(kind.key, bytes)
    onDone(sent)
    const poster = await drawPoster(video)
    if (poster === null) return sayWrong(texts.noPoster)
    await changePicture(kind.key, sent.id, { language: 'en', picture: poster })
    sayDone(item ? texts.saved : texts.videoAdded)
  }
  const send = async (file: File) => {
    try {
      const video = await fitting(file)
      if (video === null) sayWrong(texts.notShrunk)
      else await sendAs(video)
    } catch (error) {
      if (error instanceof Refusal && error.errors.file?.[0]) sayWrong(error.errors.file[0])
      else sayFailure(error)
    } finally {
      setBusy(null)
    }
  }
  return { busy, send: (file: File) => void send(file) }
}
