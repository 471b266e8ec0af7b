/** Vite's own types need the DOM, which workers don't have. */
declare module '*?url' {
  const address: string;
  export default address;
}
