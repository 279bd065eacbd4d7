/**
 * `npm run test:all -- seo [FOLDER]`: audits what search engines and social networks read of the built pages, and
 * lists every problem.
 */
import { auditSeo } from './seo/audit.ts'

try {
  const findings = await auditSeo(process.argv[2] ?? 'dist')
  for (const { file, rule, message } of findings) console.log(`${file}  [${rule}] ${message}`)
  console.log(findings.length === 0 ? 'No problem found.' : `${findings.length} problems.`)
  if (findings.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
