-- Reads what to ask from the file WRK_PLAN: the method, the body, then one path a line. Prints the figures in one line.
local plan = io.open(os.getenv("WRK_PLAN"))
wrk.method = plan:read("*l")
local body = plan:read("*l")
if body ~= "" then wrk.body = body end
local requests, turn = {}, 0
local paths = {}
for path in plan:lines() do paths[#paths + 1] = path end
plan:close()

function init()
  for n, path in ipairs(paths) do requests[n] = wrk.format(nil, path) end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format("figures %d %d %d %.3f %.3f\n", summary.requests, summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
