import { takeInstallOffer } from '#platform/site/browser/install.ts'
import { defineOverlay } from '#platform/site/overlay.tsx'
import { appTexts } from '../texts.ts'

const downloadOverlay = defineOverlay<object>({
  load: () => import('./download-sheet.tsx').then((module) => module.DownloadSheet),
  texts: [appTexts],
})

/** By the browser's own way where it offers one; else it is told how. */
export function downloadApp(): void {
  if (!takeInstallOffer()) downloadOverlay.open({})
}
