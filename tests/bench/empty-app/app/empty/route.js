/** What any handler of the framework costs: the measure of ours. */
export function GET(request) {
  return Response.json({ asked: request.headers.get("authorization") !== null });
}
