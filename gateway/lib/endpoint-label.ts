/** Names a call of the API, `VERB /path`, without the ids in it, so that there are few such names: an id is a value, not a name. */
export function endpointOf(call: string): string {
  return call.replaceAll(/\/[0-9a-f]{24}(?![^/])/gi, '/{id}');
}
