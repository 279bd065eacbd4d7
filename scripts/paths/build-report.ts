/** Builds the report of the paths into a folder that opens without a server: one page, its script and its pictures. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { PathReport } from '../../machines/kit/path-report.ts'

/** Scripts of a file's page may be neither modules nor fetched, so the data is a script as well. */
const PAGE = `<!doctype html>
<html lang="en-CA">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Paths</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="report.css" />
    <script defer src="data.js"></script>
    <script defer src="report.js"></script>
  </head>
  <body><div id="report"></div></body>
</html>
`

export async function buildReport(data: PathReport, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    plugins: [react()],
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
      chunkSizeWarningLimit: 4_000,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        checks: { bundlerTimings: false, emptyImportMeta: false },
        input: 'src/inspector/report/main.tsx',
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: 'report.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'report.css' : 'assets/[name][extname]',
        },
      },
    },
  })
  // A line separator would end a statement.
  const json = JSON.stringify(data).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  writeFileSync(`${folder}/data.js`, `window.pathReport = ${json}\n`)
  writeFileSync(`${folder}/index.html`, PAGE)
}
