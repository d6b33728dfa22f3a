/** A client of one's own diary: `const garfo = connect("https://…", "garfo_pat_…"); await garfo.log("2 ovos e um pão")`. */
export function connect(address, token) {
  async function call(path, { method = "GET", body } = {}) {
    const response = await fetch(new URL(path, address), {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        "Accept-Language": "pt-BR",
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = await response.json();
    if (!response.ok)
      throw Object.assign(new Error(answer.error), { code: answer.code, status: response.status });
    return answer;
  }
  return {
    log: (text) => call("/api/meals", { method: "POST", body: { text } }),
    day: (date) => call(`/api/meal-summary?date=${date}`),
    weigh: (kg) => call("/api/weight", { method: "POST", body: { kg } }),
    foods: (name) => call(`/api/foods?q=${encodeURIComponent(name)}`),
  };
}
