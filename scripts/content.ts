/** `npm run content`: checks everything that `docs/editing.md` explains, and names each mistake's file, line and remedy. */
import { explained } from './explained.ts'

try {
  const { allMistakes } = await import('./content/check.ts')
  const mistakes = await allMistakes()
  console.log(mistakes.join('\n') || 'No mistakes in the content')
  process.exitCode = mistakes.length > 0 ? 1 : 0
} catch (error) {
  console.error(explained(error))
  process.exitCode = 1
}
