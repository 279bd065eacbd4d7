/**
 * Makes a rendered page ready for its first paint: the styles and the drawing that it shows first are within it,
 * everything else waits in a template until the page is painted.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LATER_ID } from '../../src/loading/remember-build.ts'
import { SHEETS_ID, sheetTags } from '../../src/loading/style-sheets.ts'
import type { PageAssets } from './assets.ts'
import { criticalStyles } from './critical-styles.ts'
import { dataUrl } from './data-url.ts'
import { headlineFace } from './headline-face.ts'
import { documentPolicy, type Inline } from './policy.ts'
import { starterOf } from './starter.ts'
import type { Typefaces } from './typefaces.ts'

/** Browsers fetch these early, though no visitor waits for them. */
const ICONS = /<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g
/** Without any icon, browsers ask for /favicon.ico. */
const NO_ICON = '<link rel="icon" href="data:,">'
/** A drawing that is part of the first paint. */
const EAGER_SCENE = /<img[^>]*? src="(?<url>\/assets\/[^"]+\.svg)"[^>]*? decoding="sync"[^>]*>/g
const PRELOADED_SCENE = /<link rel="preload" as="image" href="\/assets\/[^"]+\.svg"[^>]*>/g

/** The style sheets of all pages beside the site's own. `print` is the address of that for paper. */
export type SharedSheets = { typefaces: Typefaces; print: string }

export async function pageDocument(
  dist: string,
  path: string,
  html: string,
  { styles, fonts, entry, scripts, parts }: PageAssets,
  { typefaces, print }: SharedSheets,
  backendUrl: string,
): Promise<{ html: string; inline: Inline }> {
  const icons = [...html.matchAll(ICONS)].join('')
  const sheet = sheetTags.styles(styles)
  const typefaceSheet = sheetTags.typefaces(typefaces.sheet)
  const preloads = [
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    `<link rel="preload" as="style" href="${typefaces.sheet}">`,
  ].join('')
  const start = `<script type="module" src="${entry}" data-scripts="${scripts.join(' ')}" data-parts="${parts.join(' ')}"></script>`

  const page = await withScenes(dist, html.replace(ICONS, '').replace(PRELOADED_SCENE, ''))
  const headline = path === '/' ? await headlineFace() : ''
  const critical = `${headline}${typefaces.fallbacks}${await criticalStyles(dist, page, styles)}`
  const starter = starterOf(path)
  const inline = { scripts: [starter], styles: [critical] }
  const policy = documentPolicy(backendUrl, inline)
  const later = [
    NO_ICON,
    `<style>${critical}</style>`,
    `<template id="${LATER_ID}" data-v="${buildName(styles)}">${preloads}${start}${icons}</template>`,
    `<template id="${SHEETS_ID}">${sheet}${typefaceSheet}</template>`,
    `<link rel="stylesheet" media="print" href="${print}">`,
    `<script>${starter}</script>`,
    `<noscript>${sheet}${typefaceSheet}${icons}</noscript>`,
  ].join('')
  return {
    html: page.replace('<head>', () => `<head>${policy}`).replace('</head>', () => `${later}</head>`),
    inline,
  }
}

/** The part of the style sheet's name that changes with its content, in which there may be hyphens as well. */
export const buildName = (styles: string) => styles.replace(/^.*?style-|\.css$/g, '')

/** The page with its eager drawings in place of their addresses. */
async function withScenes(dist: string, html: string): Promise<string> {
  let page = html
  for (const [tag, url = ''] of html.matchAll(EAGER_SCENE)) {
    const drawing = dataUrl(await readFile(join(dist, url), 'utf8'))
    page = page.replace(tag, () => tag.replace(url, () => drawing))
  }
  return page
}
