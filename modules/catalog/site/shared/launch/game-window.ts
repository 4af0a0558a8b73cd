/** Here the platform serves the empty page for a provider's document: a page without the platform's origin. */
const GAME_WINDOW_HREF = '/game-window'

export interface GameWindow {
  /** Hands the document over as soon as the window is ready for it. */
  show(content: string): void
  close(): void
}

/**
 * Opens the window, or answers null where the browser does not allow one. The content never touches this page: the
 * window takes it by message, lets go of its opener and writes it into itself.
 */
export function openGameWindow(): GameWindow | null {
  const opened = window.open(GAME_WINDOW_HREF, '_blank')
  if (!opened || opened.closed) return null
  const ready = new Promise<void>((resolve) => {
    const listen = (event: MessageEvent) => {
      if (event.source !== opened || event.data !== 'ready') return
      window.removeEventListener('message', listen)
      resolve()
    }
    window.addEventListener('message', listen)
  })
  return {
    // The window has no origin that could be named; it asked for this one message itself.
    show: (content) => void ready.then(() => opened.postMessage({ content }, '*')),
    close: () => opened.close(),
  }
}
