import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/**
 * React's own files for production. What a package's name leads to is a wrapper that chooses between them and the ones for
 * development, and asks the developers' tools whether what it chose was thrown away.
 */
export function reactItself() {
  const files = {
    react: 'react/cjs/react.production.js',
    'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
    scheduler: 'scheduler/cjs/scheduler.production.js',
  }
  return Object.entries(files).map(([name, file]) => ({ find: new RegExp(`^${name}$`), replacement: packages + file }))
}
