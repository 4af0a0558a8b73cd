// Preloaded into every program that `npm start` runs: when the start program is killed and cannot stop them any more,
// they see the channel to it close, and leave as they would on an ordinary stop.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
