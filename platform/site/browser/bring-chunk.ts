/** Files that have come or are on their way, by their addresses. One that did not come is asked for again the next time. */
const files = new Map<string, Promise<void>>()

/**
 * Imports a chunk once each file that it needs has come; the build writes it around every `import()` (apps/site/build/bring-chunks.ts).
 * Chromium up to 153 remembers a module that did not come. For the life of the page it asks for it no more, nor for
 * another address that imports it. So no import may fail for want of a line.
 */
export async function bringChunk<T>(load: () => Promise<T>, needed: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(needed.map((file) => bringFile(`/${file}`)))
    return await load()
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
}

function bringFile(address: string): Promise<void> {
  let file = files.get(address)
  if (!file) {
    // The document itself has loaded the files that it names.
    file = document.querySelector(`link[href="${address}"]`) ? Promise.resolve() : fetchFile(address)
    files.set(address, file)
    file.catch(() => files.delete(address))
  }
  return file
}

async function fetchFile(address: string): Promise<void> {
  if (address.endsWith('.css')) return addStyles(address)
  // Into the cache of the browser, where the import finds it. A link that preloads would remember a failure too.
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`Unable to preload ${address}: ${answer.status}`)
  await answer.blob()
}

function addStyles(address: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`Unable to preload ${address}`))
    })
    document.head.append(link)
  })
}
