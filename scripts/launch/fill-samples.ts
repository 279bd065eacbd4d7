/**
 * Turns the sample content into content that looks like a real team's, as `npm run rehearse:launch` needs it: another
 * brand, domain, phone number and links, real-looking video ids, other claims, hours and consents, and every sample
 * and every statement confirmed.
 */

type Replacement = readonly [pattern: RegExp, replacement: string]

/** In every file of the content. */
const EVERYWHERE: readonly Replacement[] = [
  [/\bsample: true\b/g, 'sample: false'],
  // Reserved domains.
  [/\bnorthbow\.example\b/g, 'ridgeline-homes.ca'],
  // Ids of eleven characters, the last of them one that an id can end in.
  [/'sample-([a-z])(\d\d)x'/g, "'Rdg$1$2Lne4w'"],
  [/\bsampleVideo\b/g, 'videoCard'],
  [/\bsampleEmbed\b/g, 'videoEmbed'],
  [/\bunconfirmed\((\s*(?:'[^']*'|`[^`]*`)),?\s*\)/g, '$1'],
  [/^import \{ unconfirmed \} from .*\n/gm, ''],
]

/** In single files. The rehearsal says which do not match, because they were moved, reworded, or are a team's already. */
const IN_FILE: Readonly<Record<string, readonly Replacement[]>> = {
  'content/site.ts': [
    [/name: 'Northbow Real Estate Team'/, "name: 'Ridgeline Real Estate Group'"],
    [/shortName: 'Northbow'/, "shortName: 'Ridgeline'"],
    [/brokerage: 'Prairie Crown Realty'/, "brokerage: 'Foothills & Bow Realty Ltd.'"],
    [/\+14035550142/, '+15872664418'],
    [/\(403\)(\s)555-0142/, '(587)$1266-4418'],
    [/street: '100 Sample Avenue SW'/, "street: '640 8 Avenue SW'"],
    [/opens: '09:00'/, "opens: '08:30'"],
    [/label: '9:00(\s)AM/, "label: '8:30$1AM"],
    [/preTicked: true/, 'preTicked: false'],
    [/I agree to receive email updates about/, 'Yes, send me email about'],
  ],
  'content/claims.ts': [
    [/\$1B\+/, '$2B+'],
    [/425\+/, '612+'],
    [/'4\.9'/, "'4.8'"],
    [/figure: '2,000\+', label: 'families/, "figure: '3,400+', label: 'families"],
    [/figure: '2,000\+', label: 'homes/, "figure: '2,900+', label: 'homes"],
    [/Top 3/, 'Top 5'],
    [/up to 1.week/, 'up to 10\u00a0days'],
  ],
  'content/people.ts': [[/place: 'agent',/g, "place: 'agent',\n    name: 'Robin Hale',"]],
  'content/sample-analytics.ts': [
    [/note: 'Sample figures[^']*'/, "note: 'Figures of a house in Varsity, May 2026.'"],
  ],
  'content/pages/evaluation.ts': [[/note: 'A sample, to show[^']*'/, "note: 'From a report of May 2026.'"]],
  'content/pages/investment-guide.ts': [
    [/note: 'Sample figures for 2026, b/, "note: 'Figures for 2026, b"],
    [/are samples for 2026 and differ/, 'are those of 2026 and differ'],
  ],
  'content/pages/listing-presentation.ts': [[/Both are samples, to show/, 'Both show']],
  'content/forms.ts': [[/Request Your Free Home Evaluation/, 'Ask for Your Free Home Evaluation']],
  'content/case-studies.ts': [[/season: 'Example, /g, "season: '"]],
}

/** The text of a content file with its samples filled in. `missing` is told of what was expected and is not there. */
export function filled(file: string, text: string, missing: (sentence: string) => void): string {
  let result = text
  for (const [pattern, replacement] of IN_FILE[file] ?? []) {
    if (result.search(pattern) < 0) missing(`${file} has no ${pattern}, which is left as it is`)
    result = result.replace(pattern, replacement)
  }
  for (const [pattern, replacement] of EVERYWHERE) result = result.replace(pattern, replacement)
  return result
}
