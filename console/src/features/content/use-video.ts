import { useState } from 'react'
import { VIDEO_BYTES_MAX } from '#contract/content-rules.ts'
import type { EditingItem, EditingKind } from '#contract/editing.ts'
import { showToast } from '#ui/toast.tsx'
import { Refusal } from '../../platform/api.ts'
import { readFile } from '../../platform/read-picture.ts'
import { sayDone, sayFailure } from '../../platform/say.ts'
import { drawPoster } from './draw-poster.ts'
import { changeFile, changePicture, createFromFile } from './queries.ts'
import { texts } from './texts.ts'

/** Sends a video, and a poster of its beginning along: for a new item, or in the place of an item's own. */
export function useVideo(kind: EditingKind, item: EditingItem | null, onDone: (item: EditingItem) => void) {
  const [is_sending, setSending] = useState(false)
  const send = async (file: File) => {
    setSending(true)
    try {
      const video = await readFile(file, VIDEO_BYTES_MAX)
      if (video === null || video === 'too_large')
        return sayWrong(video === null ? texts.emptyFile : texts.videoTooLarge)
      const sent = item ? await changeFile(kind.key, item.id, video) : await createFromFile(kind.key, video)
      onDone(sent)
      const poster = await drawPoster(file)
      if (poster === null) return sayWrong(texts.noPoster)
      await changePicture(kind.key, sent.id, { language: 'en', picture: poster })
      sayDone(item ? texts.saved : texts.videoAdded)
    } catch (error) {
      if (error instanceof Refusal && error.errors.file?.[0]) sayWrong(error.errors.file[0])
      else sayFailure(error)
    } finally {
      setSending(false)
    }
  }
  return { is_sending, send: (file: File) => void send(file) }
}

const sayWrong = (text: string) => showToast({ kind: 'error', text, position: 'top-center' })
