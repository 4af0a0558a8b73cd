import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Without figures of an earlier run Vitest begins with the largest files; those that walk through every state are short, and take longest. */
export class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isWalk = ({ moduleId }: TestSpecification) => basename(moduleId).startsWith('every-')
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))]
  }
}
