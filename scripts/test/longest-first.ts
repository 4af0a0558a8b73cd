import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { ROOT } from '../program.ts'

/** Seconds that each test file took in a whole run; `npm test -- --save-durations` writes them anew. */
export const DURATIONS = 'tests/durations.json'

/** Those that wait most go first, and files of one kind follow each other, since their worker keeps what it has read. */
const ORDER = ['browser', 'server', 'server-screens', 'server-pure']
/** For a file that is not in the list: it is new, and may take long. */
const UNKNOWN_SECONDS = 60

/** The longest files begin, so that none of them is left alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds: Record<string, number> = JSON.parse(readFileSync(`${ROOT}/${DURATIONS}`, 'utf8'))
    const place = ({ project }: TestSpecification) => ORDER.indexOf(project.name)
    const length = ({ moduleId }: TestSpecification) =>
      seconds[relative(ROOT, moduleId).split(sep).join('/')] ?? UNKNOWN_SECONDS
    return [...files].sort((one, other) => place(one) - place(other) || length(other) - length(one))
  }
}
