/** A bundled function as a service of its own. */
import { join } from 'node:path'
import { denoBinary } from '../stack/deno.ts'
import type { ServiceOptions } from '../stack/service.ts'

/** Deno with nothing but the bundle: no settings, no packages and no files of the project. */
export function bundledFunction(
  name: string,
  folder: string,
  address: string,
  environment: Readonly<Record<string, string>>,
  logFolder: string,
): ServiceOptions {
  return {
    name: `The function ${name}`,
    id: name,
    command: denoBinary(),
    args: [
      'run',
      '--no-config',
      '--no-lock',
      '--no-npm',
      '--no-remote',
      '--allow-env',
      '--allow-net',
      `--allow-read=${folder}`,
      '--allow-sys',
      join(folder, 'main.ts'),
      `file://${join(folder, `${name}.js`)}`,
    ],
    environment: {
      ...environment,
      DENO_SERVE_ADDRESS: `tcp:${new URL(address).host}`,
      DENO_NO_UPDATE_CHECK: '1',
    },
    logFolder,
    healthUrl: address,
    advice: 'Look at its log.',
  }
}
