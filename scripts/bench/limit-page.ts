/** The fastest page that says as much: one HTML file with its styles inside, one picture, no script. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The limit of a page with one picture</title>
<meta name="description" content="One file with its styles inside, one picture and no script.">
<style>body{margin:0 auto;max-width:40rem;padding:1rem;font:1rem/1.6 system-ui,sans-serif}img{width:100%;height:auto}</style>
</head>
<body>
<main>
<h1>Your home, its price and its market</h1>
<img src="/picture.jpg" width="800" height="600" alt="" fetchpriority="high">
${'<p>Homes that sold show what buyers paid. Homes for sale show what you would compete with.</p>\n'.repeat(12)}</main>
</body>
</html>`

/** Writes it into a folder of its own. */
export async function limitPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'northbow-limit-'))
  await writeFile(join(folder, 'index.html'), HTML)
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  // About 30 kB, as a photograph of this size has.
  await sharp({ create: { width: 800, height: 600, channels: 3, background: 'grey', noise } })
    .blur(2)
    .jpeg({ quality: 76 })
    .toFile(join(folder, 'picture.jpg'))
  return folder
}
