/** The projects of playwright.config.ts that `npm test` runs; the others have the `*.extended.test.ts`. */
export const QUICK_PROJECTS = ['site', 'pages']
