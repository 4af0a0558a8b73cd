import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { ROOT } from './program.ts'

const COMMAND = ['bash', '-c', 'echo 3 passed, 1 failed; exit 7']
const inMinimalRoot = (env: NodeJS.ProcessEnv) =>
  spawnSync('/bin/bash', [join(ROOT, 'scripts/in-minimal-root.sh'), ...COMMAND], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })

const linesOf = (text: string) => text.trimEnd().split('\n')
const foldersLeft = () => readdirSync(tmpdir()).filter((name) => name.startsWith('thazin-root.'))
const mountsLeft = () =>
  readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .filter((line) => line.includes('thazin-root.'))

test('a command runs in place where no root can be made, which is said, and its exit status and last line stay', () => {
  const programs = mkdtempSync(join(tmpdir(), 'thazin-programs-'))
  for (const name of ['bash', 'dirname', 'id', 'uname', 'git']) symlinkSync(`/usr/bin/${name}`, join(programs, name))

  const ended = inMinimalRoot({ PATH: programs })
  rmSync(programs, { recursive: true })

  expect(linesOf(ended.stdout)).toEqual([
    expect.stringMatching(
      / runs in place, not in a minimal Debian root: (?:there is no unshare|only root can make one|this is no Linux)\.$/,
    ),
    '3 passed, 1 failed',
  ])
  expect(ended.status).toBe(7)
})

/** It takes a registry, and half a minute. */
test.runIf(inject('is_deep') && process.getuid?.() === 0)(
  'a command runs in a minimal root, and nothing of it is left',
  { timeout: 1_500_000 },
  () => {
    const ended = inMinimalRoot({})

    expect(linesOf(ended.stdout)).toEqual([
      expect.stringMatching(/ runs in a minimal Debian root \(\w+, made in \d+ s\)\.$/),
      '3 passed, 1 failed',
    ])
    expect(ended.status).toBe(7)
    expect(foldersLeft()).toEqual([])
    expect(mountsLeft()).toEqual([])
  },
)
