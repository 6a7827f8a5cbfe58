# What Varnish does in front of the shop. Include it after the definition of a backend with a probe of /livez:
#
#   vcl 4.1;
#   backend shop { .host = "10.0.0.10"; .port = "3000"; .probe = { .url = "/livez"; .interval = 1s; } }
#   include "/etc/varnish/shop.vcl";
import std;

# The shop's own processes purge (VARNISH_URL).
acl purgers {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(405, "Not allowed"));
    }
    # A blank would end the expression: \s stands for the one between two tags.
    if (std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + req.http.x-purge-tags + ")(\s|$)")) {
      return (synth(200, "Purged"));
    }
    return (synth(400, std.ban_error()));
  }
  # Pages with a language in their address are the same for every visitor; all others depend on cookies.
  if ((req.method == "GET" || req.method == "HEAD") && req.url ~ "^/(en|ar)(/|\?|$)") {
    unset req.http.Cookie;
    # While the shop is healthy a stored page is at most this old; while it is not, a day.
    if (std.healthy(req.backend_hint)) {
      set req.grace = 10m;
    }
    return (hash);
  }
  if (req.url ~ "^/(assets|images)/" && (req.method == "GET" || req.method == "HEAD")) {
    unset req.http.Cookie;
    return (hash);
  }
  return (pass);
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  # Shown for a day while the shop cannot answer.
  set beresp.grace = 24h;
  if (beresp.status >= 500) {
    # A stored page is better than a failure.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
