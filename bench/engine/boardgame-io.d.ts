/** What the comparison uses of boardgame.io; its own types are out of reach of NodeNext resolution. */
declare module 'boardgame.io/dist/cjs/internal.js' {
  interface MatchState {
    readonly G: unknown;
    readonly ctx: { readonly gameover?: unknown };
  }
  interface MakeMove {
    readonly type: 'MAKE_MOVE';
    readonly payload: {
      readonly type: string;
      readonly args: readonly unknown[];
      readonly playerID: string;
    };
  }
  interface Game {
    readonly name: string;
    readonly disableUndo: boolean;
    readonly setup: () => unknown;
    readonly turn: { readonly activePlayers: { readonly all: string } };
    readonly moves: Readonly<Record<string, (context: { readonly G: unknown }, move: never) => unknown>>;
  }
  export function InitializeGame(setup: { readonly game: Game; readonly numPlayers: number }): MatchState;
  export function CreateGameReducer(setup: {
    readonly game: Game;
  }): (state: MatchState, action: MakeMove) => MatchState;
}

declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: string;
}

/** The copy of Immer that boardgame.io requires; importing `immer` would load a second one. */
declare module 'immer/dist/index.js' {
  const immer: { readonly original: (draft: unknown) => unknown };
  export default immer;
}
