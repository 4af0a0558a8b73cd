import type { EditingItem, EditingKind } from '#editing/contract/staff.ts'
import { FileButton } from '#platform/console/form/file-button.tsx'
import { useVideo } from './use-video.ts'

/** Whatever this browser can play: what the platform does not take as it is, is made anew. */
const VIDEO_ACCEPT = 'video/*'

interface VideoButtonProps {
  kind: EditingKind
  /** Whose video is put in another's place; null adds a new one. */
  item: EditingItem | null
  label: string
  className?: string | undefined
  onDone: (item: EditingItem) => void
}

export function VideoButton({ kind, item, label, className, onDone }: VideoButtonProps) {
  const { busy, send } = useVideo(kind, item, onDone)
  return (
    <FileButton
      label={busy ?? label}
      name={label}
      accept={VIDEO_ACCEPT}
      is_off={busy !== null}
      is_primary={item === null}
      className={className}
      onFile={send}
    />
  )
}
