/** Refuses a raw value where src/styles/tokens.css has a token. Formatting is Biome's. */

const inherit = 'inherit'
/** A distance in rem, in parts of the window or in many pixels; hairlines of up to 3 px and em are a part's own. */
const RAW_DISTANCE = /\d(rem|svh)\b|(?<!\b100)v[wh]\b|\b([4-9]|\d{2,})px\b/
const distances = ['gap', 'row-gap', 'column-gap', '/^margin/', '/^padding/']

export default {
  // The chart's sizes are those that src/inspector/layout/sizes.ts measured the room for.
  ignoreFiles: ['src/styles/fonts.css', 'src/inspector/chart/Chart{,Row}.module.css'],
  rules: {
    'declaration-property-value-allowed-list': {
      font: [/^var\(--font-[a-z-]+\)$/, inherit],
      'font-family': [/^var\(--(display|display-title-fallback|headline|text|mono)\)$/, inherit],
      // In a window as narrow as a phone's, a share of it at most: for text that cannot wrap.
      'font-size': [
        /^var\(--size-\d+\)$/,
        /^min\(var\(--size-[a-z\d]+\), [\d.]+vw\)$/,
        /^[\d.]+(em|%)$/,
        inherit,
      ],
      'font-weight': [/^var\(--weight-[a-z]+\)$/, inherit],
      'line-height': [/^var\(--leading-[a-z]+\)$/, inherit],
      'letter-spacing': [/^var\(--tracking-[a-z]+\)$/, inherit],
      'z-index': [/^var\(--z-[a-z-]+\)$/, '0', 'auto'],
      '/^border(-[a-z]+)*-radius$/': [/^(var\(--radius-[a-z\d-]+\)|0| )+$/, /^[12]px$/, inherit],
    },
    'declaration-property-value-disallowed-list': Object.fromEntries(
      distances.map((property) => [property, [RAW_DISTANCE]]),
    ),
    'media-feature-name-disallowed-list': ['min-width', 'max-width'],
    'media-feature-name-value-allowed-list': {
      width: ['48rem', '60rem', '80rem', '100rem'],
    },
    'declaration-no-important': true,
    'selector-max-id': 0,
  },
  // The names of a module's keyframes are its own: those of the site come with a token.
  overrides: [{ files: ['**/*.module.css'], rules: { 'no-unknown-animations': true } }],
}
