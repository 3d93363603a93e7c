/** True for the names and addresses under which every machine means itself: nobody else gets anywhere with them. */
export const isLoopback = (name: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|::ffff:127(?:\.\d{1,3}){3})$/i.test(name);
