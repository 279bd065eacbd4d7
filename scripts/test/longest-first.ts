import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes, although they are short: each walks, or changes, every machine. */
const LONGEST = /\/tests\/machines\/(screens|mutants|screen-checks)/

/** Without this, where nothing is known of earlier runs, the longest files are the last, and a core waits for them alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}
