/**
 * `npm run profile -- PID [SECONDS]`: what a running program of the platform spends its time on. Says where most of it goes
 * and writes a profile that the developer tools of Chromium open. The program goes on meanwhile, a little slower.
 */
import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { openInspector } from './profile/inspector.ts'
import { type Profile, secondsByFunction } from './profile/seconds-by-function.ts'

const SECONDS = 10
const SECONDS_MAX = 600
const SHOWN = 20

const [pid_text = '', seconds_text = String(SECONDS)] = process.argv.slice(2)
const [pid, seconds] = [Number(pid_text), Number(seconds_text)]
if (!Number.isInteger(pid) || pid < 2) refuse('Name the process: npm run profile -- PID [SECONDS]')
if (!(seconds >= 1 && seconds <= SECONDS_MAX)) refuse(`SECONDS must be from 1 to ${SECONDS_MAX}`)

const inspector = await openInspector(pid).catch((error: Error) => refuse(error.message))
try {
  await inspector.ask('Profiler.enable')
  await inspector.ask('Profiler.start')
  await wait(seconds * 1_000)
  const { profile } = (await inspector.ask('Profiler.stop')) as { profile: Profile }
  const file = `profile-${pid}.cpuprofile`
  writeFileSync(file, JSON.stringify(profile))
  for (const { name, at, seconds: spent } of secondsByFunction(profile).slice(0, SHOWN))
    console.log(`${spent.toFixed(3).padStart(8)} s  ${name}  ${at}`)
  console.log(`\n${file} opens in Chromium: developer tools, Performance, Load profile.`)
} finally {
  await inspector.close()
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
