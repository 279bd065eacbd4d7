/** Checks the built pages for everything that search engines and social networks read. */
import { readBuild } from './build.ts'
import { PAGE_RULES } from './page-rules.ts'
import { SITE_RULES } from './site-rules.ts'

export type Finding = { file: string; rule: string; message: string }

/** Every problem of the build in the folder, by file. Throws when there is none. */
export async function auditSeo(folder: string): Promise<Finding[]> {
  const build = readBuild(folder)
  const ofPages = build.pages.flatMap((page) =>
    Object.entries(PAGE_RULES).flatMap(([rule, check]) =>
      check(page).map((message) => ({ file: page.file, rule, message })),
    ),
  )
  const ofSite = await Promise.all(
    Object.entries(SITE_RULES).map(async ([rule, check]) =>
      (await check(build)).map((problem) => ({ ...problem, rule })),
    ),
  )
  return [...ofPages, ...ofSite.flat()].toSorted((one, other) => one.file.localeCompare(other.file))
}
