# What Varnish does in front of the shop. It needs the module xkey (Debian: varnish-modules; the official image has it). Include it after
# the definition of a backend with a probe of /livez:
#
#   vcl 4.1;
#   backend shop { .host = "10.0.0.10"; .port = "3000"; .probe = { .url = "/livez"; .interval = 1s; } }
#   include "/etc/varnish/shop.vcl";
#
# Varnish is started with VARNISH_SECRET in its environment, the same as the shop's (openssl rand -hex 32); without it nothing is purged.
import std;
import xkey;

# Where the shop's own processes purge from (VARNISH_URL). It is not enough: behind a proxy that ends TLS every visitor has its address.
acl purgers {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers || std.getenv("VARNISH_SECRET") == "" || req.http.X-Purge-Secret != std.getenv("VARNISH_SECRET")) {
      return (synth(405, "Not allowed"));
    }
    # What is purged is out of date from now on, and stays for the time that the shop cannot answer.
    set req.http.X-Purged = xkey.softpurge(req.http.X-Purge-Tags);
    return (synth(200, "Purged"));
  }
  # A stored page out of date is shown while the shop is down, or has answered with a failure; never otherwise.
  set req.grace = 0s;
  unset req.http.X-Again;
  if (req.restarts > 0) {
    set req.http.X-Again = "yes";
  }
  if (!std.healthy(req.backend_hint) || req.restarts > 0) {
    set req.grace = 24h;
  }
  # Pages with a language in their address are the same for every visitor; all others depend on cookies.
  if ((req.method == "GET" || req.method == "HEAD") && req.url ~ "^/(en|ar)(/|\?|$)") {
    unset req.http.Cookie;
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
  if (beresp.status >= 500) {
    # A stored page is better than a failure: vcl_synth looks for it. Without one the shop's own words are shown.
    if (bereq.is_bgfetch || !bereq.http.X-Again) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # Shown for a day while the shop cannot answer.
  set beresp.grace = 24h;
  # Every page has one tag more, by which all are purged.
  set beresp.http.xkey = beresp.http.Surrogate-Key + " *";
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0) {
    return (restart);
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.xkey;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
