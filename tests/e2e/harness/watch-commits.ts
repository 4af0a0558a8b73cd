import type { Page } from 'playwright-core'

interface CommitCounts {
  commits: number[]
}

/**
 * Notes each commit of React on the pages that are opened from now on, by the hook that its developers' tools use: how
 * many elements of this kind stood on the page then.
 */
export async function watchCommits(page: Page, selector: string): Promise<() => Promise<number[]>> {
  await page.addInitScript((kind) => {
    const commits: number[] = []
    const onCommitFiberRoot = () => void commits.push(document.querySelectorAll(kind).length)
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot }
    Object.assign(window, { commits, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  }, selector)
  return () => page.evaluate(() => (window as unknown as CommitCounts).commits)
}
