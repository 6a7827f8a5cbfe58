# Pictures of products straight from the bucket, past the shop's processes. Include it before shop.vcl, after the definitions of
# both backends, of which the shop comes first, and start Varnish with S3_BUCKET set to the name of the bucket:
#
#   backend pictures { .host = "10.0.0.20"; .port = "8333"; .host_header = "s3.example"; .connect_timeout = 1s; .first_byte_timeout = 5s; }
#   include "/etc/varnish/pictures.vcl";
#   include "/etc/varnish/shop.vcl";
#
# The bucket must let anyone read what is below public/, and nothing else. What is not there yet is asked of the shop, which makes it.
import std;

# These are between the two parts below; a visitor's own would have any page taken for a picture.
sub vcl_recv {
  unset req.http.X-Picture;
  unset req.http.X-Picture-Host;
}

sub vcl_backend_fetch {
  if (bereq.retries == 0 && bereq.url ~ "^/images/[0-9a-f]{16}/([0-9]{2,4}\.(avif|webp)|share\.jpg)$") {
    set bereq.http.X-Picture = bereq.url;
    set bereq.http.X-Picture-Host = bereq.http.Host;
    unset bereq.http.Host;
    set bereq.backend = pictures;
    set bereq.url = "/" + std.getenv("S3_BUCKET") + "/public/" +
      regsub(regsub(bereq.url, "/share\.jpg$", "/1200.jpg"), "^/images/([0-9a-f]{16})/", "\1-");
  }
}

sub ask_the_shop {
  set bereq.backend = shop;
  set bereq.url = bereq.http.X-Picture;
  set bereq.http.Host = bereq.http.X-Picture-Host;
}

sub vcl_backend_response {
  if (bereq.http.X-Picture && bereq.retries == 0) {
    if (beresp.status != 200 && beresp.status != 304) {
      call ask_the_shop;
      return (retry);
    }
    # An address names its bytes, which never change. The bucket does not know what the shop says beside them.
    set beresp.ttl = 365d;
    set beresp.http.Cache-Control = "public, max-age=31536000, immutable";
    set beresp.http.Content-Security-Policy = "default-src 'none'; sandbox";
    set beresp.http.Cross-Origin-Resource-Policy = "cross-origin";
    set beresp.http.X-Content-Type-Options = "nosniff";
    set beresp.http.Content-Type = "image/" + regsub(regsub(bereq.url, "^.*\.", ""), "^jpg$", "jpeg");
  }
}

sub vcl_backend_error {
  if (bereq.http.X-Picture && bereq.retries == 0) {
    call ask_the_shop;
    return (retry);
  }
}
