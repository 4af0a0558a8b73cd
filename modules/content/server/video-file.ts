import { VIDEOS_MAX } from '#content/contract/rules.ts'
import type { ItemFile } from '#editing/server/index.ts'
import { rebuildVideo, VIDEO_BODY_BYTES_MAX } from '#platform/server/media/video/rebuild-video.ts'
import { videoName, videoPath } from './video.ts'

/** A video as the staff sends it: kept is what was put together anew (decision 0032). */
export const videoFile: ItemFile = {
  holds: 'video',
  body_bytes_max: VIDEO_BODY_BYTES_MAX,
  items_max: VIDEOS_MAX,
  column: 'name',
  pathOf: videoPath,
  parse(sent) {
    const rebuilt = rebuildVideo(sent)
    if ('fault' in rebuilt) return rebuilt
    const { bytes, kind, width, height } = rebuilt
    return { columns: { name: videoName(bytes, kind), bytes, width, height } }
  },
}
