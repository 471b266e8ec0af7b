// boardgame.io's own server with its own storage in files, and the simplest game it can have: two
// players take turns, and a move counts one up. Prints the port it listens on.
// (package.json holds koa-compose at 4.1: since 4.2 it copies its list of handlers, and this server adds
// its routes to the list only afterwards, so that all of them would be missing.)
const http = require('node:http');
const { Server, FlatFile, Origins } = require('boardgame.io/server');

// It would listen to the whole network, and has no setting for that.
const { listen } = http.Server.prototype;
http.Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, port, '127.0.0.1', ...rest);
};

const taps = {
  name: 'taps',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ taps: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    tap: ({ G }) => {
      G.taps += 1;
    },
  },
};

const server = Server({
  games: [taps],
  db: new FlatFile({ dir: process.argv[2] }),
  origins: [Origins.LOCALHOST],
});
// Requests are not what is measured.
console.info = () => {};
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`listening ${appServer.address().port}`);
});
