/** The browser's own offer to put the site on the home screen; some browsers make none. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | null = null

/** The offer comes once, soon after the page, and nobody may be there yet who wants it. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    offer = event as InstallOffer
  })
}

/** Takes the offer up; false where there is none. It can be taken up once. */
export function takeInstallOffer(): boolean {
  if (offer === null) return false
  void offer.prompt()
  offer = null
  return true
}

/** Whether the site runs from the home screen already. */
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches
