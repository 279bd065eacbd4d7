/** The fastest page that says as much: one HTML file with its styles inside, one picture, no script. */
import sharp from 'sharp'
import type { Files } from './serve.ts'

/** In bytes. */
const PICTURE = 30_000
const PARAGRAPHS = 12

export async function limitPage(): Promise<Files> {
  const html = `<!doctype html>
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
${'<p>Homes that sold show what buyers paid. Homes for sale show what you would compete with.</p>\n'.repeat(PARAGRAPHS)}</main>
</body>
</html>`
  return new Map([
    ['/index.html', Buffer.from(html)],
    ['/picture.jpg', await pictureOf(PICTURE)],
  ])
}

/** A photograph's worth of noise, in at most `bytes`. */
async function pictureOf(bytes: number): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .blur(2)
    .png()
    .toBuffer()
  for (let quality = 90; quality > 1; quality -= 2) {
    const picture = await sharp(noise).jpeg({ quality }).toBuffer()
    if (picture.byteLength <= bytes) return picture
  }
  throw new Error(`No quality makes a picture of ${bytes} bytes`)
}
