/** What the comparison uses of boardgame.io's server. */
declare module 'boardgame.io/dist/cjs/server.js' {
  export function Server(options: {
    readonly games: readonly object[];
    readonly origins: readonly string[];
  }): {
    run(options: { readonly port: number; readonly callback: () => void }): Promise<{
      readonly appServer: { address(): { readonly port: number } };
    }>;
  };
}
