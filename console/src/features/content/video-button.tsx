import type { EditingItem, EditingKind } from '#contract/editing.ts'
import { FileButton } from '../../platform/file-button.tsx'
import { texts } from './texts.ts'
import { useVideo } from './use-video.ts'

/** As the server takes them; the bytes decide. */
const VIDEO_ACCEPT = 'video/mp4,video/webm'

interface VideoButtonProps {
  kind: EditingKind
  /** Whose video is put in another's place; null adds a new one. */
  item: EditingItem | null
  label: string
  className?: string | undefined
  onDone: (item: EditingItem) => void
}

export function VideoButton({ kind, item, label, className, onDone }: VideoButtonProps) {
  const { is_sending, send } = useVideo(kind, item, onDone)
  return (
    <FileButton
      label={is_sending ? texts.uploading : label}
      name={label}
      accept={VIDEO_ACCEPT}
      is_off={is_sending}
      is_primary={item === null}
      className={className}
      onFile={send}
    />
  )
}
